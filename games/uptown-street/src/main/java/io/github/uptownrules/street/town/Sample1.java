package io.github.uptownrules.street.town;

/**
 * The text of the deck {@code sample-1}. It was invented for this library, because the card list of the published game is not
 * public.
 */
final class Sample1 {
    static final String TEXT = """
            deck sample-1
            money 6
            b1 6 f -2 5 u Silk Penthouse | 1 - -1/d -1 ug Broken Lift
            b2 3 f 1 1 n Quiet House | 3 oo 0 2 u Double Boardroom
            b3 3 s 2 0 - Corner Shop | 2 oo 1 0 - Twin Desks
            b4 3 v 2 0 r Weather Station | 3 s 3 0 b Market Hall
            b5 3 f 0 1/v u Carer's Attic | 3 o 1 1 r Slate Bureau
            b6 1 - -2 0 g Roadworks | 3 s 3 0 b Market Hall
            b7 2 s 1/b 1 - Window Shop | 5 c 0 1/d ur Panorama Cafe
            b8 3 f 0 2 r Gabled Loft | 4 o 1/v* 0 r Adviser's Attic
            b9 2 v 1 1 - Post Room | 3 o -1 3 - Marble Chambers
            b10 5 c 0 1/c* r Cafe Mile | 3 s 1 1 r Glass Roof Bazaar
            b11 3 v -1 3 - Small Clinic | 4 f 0 1/f - Family Stairs
            b12 6 v 0 1/v* u Helpers' Guild | 3 c 0 1/f u Stairwell Cafe
            b13 2 o 1 1 - Ledger House | 1 s 1/f 0 - Family Grocer
            b14 3 oo 0 2 u Double Boardroom | 3 v 1/f* 0 b Laundry
            b15 2 f 2 0 b Porter's Lodge | 5 v 0 2 tr Clock Tower
            b16 5 v 0 2 tr Clock Tower | 2 c 2/s* -3 u Shoppers' Buffet
            b17 2 ff 0 1 - Double Landing | 3 v 0 1/o u Courier Desk
            b18 3 f 0 1/c - Breakfast Flats | 3 s 0 2 u Upstairs Tailor
            b19 3 s 0 2 u Upstairs Tailor | 2 ff 0 1 - Double Landing
            b20 2 c 1 1 - Tea Room | 1 vv 1 0 - Doctor and Dentist
            b21 5 c 0 1/d ur Panorama Cafe | 2 v 2 0 u Data Bureau
            b22 7 o 0 1/o* u Partners' Floor | 5 v -1 4 b Reading Room
            b23 3 f -1 3 - Bay Window Flats | 3 vv -1 2 r Fire Watch
            b24 3 o 2 1 b Toll Office | 1 ff 1 0 u Courtyard Flats
            b25 3 c 1/f 1 - Local Cafe | 3 o 2 1 b Toll Office
            b26 3 o 1/s 1 - Agents' Stairs | 3 f 1 1 - Brick Flats
            b27 4 f -1/d 4 u Tower without a Lift | 3 s 4 -2 b Discount Barn
            b28 6 f -2 5 u Silk Penthouse | 2 c 2/s* -3 u Shoppers' Buffet
            b29 1 - -1 -1/f g Noisy Fans | 3 v 1/f* 0 b Laundry
            b30 4 s 1/s 1 u Second Floor Sales | 4 o 0 1/o r Notary Gable
            b31 3 o -1 3 - Marble Chambers | 7 f 0 1/f* ur Neighbours' Floor
            b32 3 oo 1 1 bn Corner Headquarters | 4 f -1/d 4 u Tower without a Lift
            b33 3 o 1/c 1 - Canteen Offices | 3 - -1 3 t Rooftop Garden
            b34 2 v 1 1 n Guard Post | 7 f 0 1/f* ur Neighbours' Floor
            b35 4 ff -1 3 r Mansard Flats | 3 s 0 1/o - Pen and Paper
            b36 3 c -1 3 u Blue Salon | 4 s 1/s 1 u Second Floor Sales
            b37 2 f 1/s* 0 u Flats above Shops | 3 cc 1 1 u Two Kitchens
            b38 3 s 4 -2 b Discount Barn | 2 o 3 -1 - Call Centre
            b39 3 ss 1 0 r Covered Market | 3 - -1 3 br Town Garden
            b40 3 o 1/d 0 u Lift Lobby Offices | 1 - 0 -3 rg Cheap Tin Roof
            b41 3 ss 1 1 b Little Arcade | 3 f 0 1/c - Breakfast Flats
            b42 4 c 1/d 0 ur Roof Bar | 3 s 2/v* -3 b Supply Depot
            b43 3 c 1/f 1 - Local Cafe | 1 ff 1 0 u Courtyard Flats
            b44 7 o 0 1/o* u Partners' Floor | 3 f -1 3 - Bay Window Flats
            b45 4 c 1/d 0 ur Roof Bar | 3 f 1 1 - Brick Flats
            b46 3 s 2 0 - Corner Shop | 3 c -1 3 u Blue Salon
            b47 3 f 0 1+2/b n Garden Flat | 3 - -1 3 br Town Garden
            b48 1 - -2 0 g Roadworks | 3 c 3 -1 b Late Bar
            b49 3 - 2 1 t Billboard | 3 ss 1 0 r Covered Market
            b50 4 o 1/v* 0 r Adviser's Attic | 3 s 1 1 - Bookshop
            b51 5 s 0 1/s* b Gallery Row | 3 f 0 1+2/b n Garden Flat
            b52 3 c 1/o* 0 - Lunch Bar | 3 ss 1 1 b Little Arcade
            b53 5 s 0 1/s* b Gallery Row | 5 o 0 1/d ur Lookout Offices
            b54 2 v 2 0 u Data Bureau | 4 o 0 3/b - Street Counter
            b55 3 c 0 1/f u Stairwell Cafe | 3 s 1/c 1 - Coffee Dealer
            b56 3 s 1 1 r Glass Roof Bazaar | 4 o 0 3/b - Street Counter
            b57 1 - 0 -3 rg Cheap Tin Roof | 6 v 0 1/v* u Helpers' Guild
            b58 3 v 0 1/f - Nursery | 1 - -1 -1/f g Noisy Fans
            b59 3 c 0 2 r Awning Cafe | 1 - 0 -2 g Scaffolding
            b60 2 f 2 0 b Porter's Lodge | 1 - 0 -2 g Scaffolding
            b61 3 cc 1 1 u Two Kitchens | 3 o 1 1 r Slate Bureau
            b62 3 - -1 3 t Rooftop Garden | 3 v 0 1/o u Courier Desk
            b63 2 c 2 0 b Terrace Cafe | 2 o 1 1 - Ledger House
            b64 3 s 1/c 1 - Coffee Dealer | 2 o 2 0 - Copy Hall
            b65 1 - -1/d -1 ug Broken Lift | 3 c 0 2 r Awning Cafe
            b66 2 v 1 1 n Guard Post | 3 c 1/o* 0 - Lunch Bar
            b67 3 c 3 -1 b Late Bar | 3 f 0 1/v u Carer's Attic
            b68 4 ff -1 3 r Mansard Flats | 4 o 0 1/o r Notary Gable
            b69 3 v 2 0 r Weather Station | 3 s 1 1 - Bookshop
            b70 2 oo 1 0 - Twin Desks | 3 s 2/v* -3 b Supply Depot
            b71 2 o 2 0 - Copy Hall | 3 s 0 1/o - Pen and Paper
            b72 3 v 0 1/f - Nursery | 2 o 3 -1 - Call Centre
            b73 3 f 1 1 n Quiet House | 2 v 1 1 - Post Room
            b74 5 v -1 4 b Reading Room | 2 c 1 1 - Tea Room
            b75 3 o 1/s 1 - Agents' Stairs | 2 s 1/b 1 - Window Shop
            b76 1 vv 1 0 - Doctor and Dentist | 5 f 0 1/d ur High Flat
            b77 3 o 1/c 1 - Canteen Offices | 2 v 1/c 1 - Pest Control
            b78 3 o 1/d 0 u Lift Lobby Offices | 2 v 1/c 1 - Pest Control
            b79 5 f 0 1/d ur High Flat | 5 c 0 1/c* r Cafe Mile
            b80 3 f 0 2 r Gabled Loft | 5 o 0 1/d ur Lookout Offices
            b81 1 s 1/f 0 - Family Grocer | 3 vv -1 2 r Fire Watch
            b82 3 - 2 1 t Billboard | 3 v -1 3 - Small Clinic
            b83 3 oo 1 1 bn Corner Headquarters | 4 f 0 1/f - Family Stairs
            b84 2 f 1/s* 0 u Flats above Shops | 2 c 2 0 b Terrace Cafe
            p1 0 - 1 0 r Solar Roof | 0 f 1/v 0 - Staff Flat | 0 s 0 1 - Craft Shop | 0 o 0 1 n Watch Office
            p2 0 ss 0 0 b Twin Stalls | 0 cc 0 0 u Tasting Rooms | 0 o 0 1/v - Permit Office | 0 v 0 1 n Night Watch
            p3 0 - 0 -2 rg Tarpaulin | 0 c 1/o* 0 u Office Canteen | 0 v 0 1 r Lamp Post Roof | 0 f 0 1 - Row Flat
            p4 0 - 1 1 t Dovecote | 0 ss 0 0 b Twin Stalls | 0 o 2 0 b Ticket Office | 0 v 0 1 - First Aid
            p5 0 ff 0 0 u Split Flat | 0 o 1 0 - Spare Desks | 0 c 1 0 - Tea Cart | 0 s 0 1/f - Toy Shop
            p6 0 f 0 1 - Row Flat | 0 v 0 1 - First Aid | 0 c -1 2 u Concert Cafe | 0 - 0 2 t Bee Hives
            p7 0 - 0 -2 g Graffiti | 0 v 0 1/o - Copy Service | 0 s 1/o* 0 - Paper Shop | 0 c -1 2 u Concert Cafe
            p8 0 s 2 0 b Kiosk | 0 c 1/o* 0 u Office Canteen | 0 - 0 1 br Pocket Park | 0 f 1/v 0 - Staff Flat
            p9 0 f 0 1 n Fenced Cottage | 0 c 1/f 0 - Corner Tap | 0 o 0 1 - Town Registry | 0 v 2 -1 - Parcel Shelf
            p10 0 o 0 1 u Upper Archive | 0 f 1 0 - Lodging House | 0 vv 0 0 - Repair Pair | 0 s 0 1 r Shop with a Gable
            p11 0 o 0 1 u Upper Archive | 0 v 0 1 n Night Watch | 0 s 1/b 1/b - Doorway Shop | 0 f -1 2 b Corner Cottage
            p12 0 v 2 -1 - Parcel Shelf | 0 s 1/b 1/b - Doorway Shop | 0 - -2 -1 g Puddle | 0 o 0 1/d ur Survey Floor
            p13 0 v -1 3 b Station Hall | 0 c 0 1 u Pigeon Loft Cafe | 0 s 2 -1 - Stall | 0 - 1 0 r Solar Roof
            p14 0 v -1 3 b Station Hall | 0 s 0 1/s u Skylight Shop | 0 o 0 1/d ur Survey Floor | 0 f 0 1 r Garret
            p15 0 v 0 1 tr Bell Turret | 0 f 1/f 0 - Room to Let | 0 cc 0 0 u Tasting Rooms | 0 o 1/s 0 - Trade Bureau
            p16 0 c 0 1 - Public Kitchen | 0 o 1/s 0 - Trade Bureau | 0 - 1 1 t Dovecote | 0 v 1/d 0 u Antenna Room
            p17 0 s 0 1 - Craft Shop | 0 - -1 3 b Fountain Square | 0 c 1/b 1 - Chimney Cafe | 0 f 0 1/c - Student Flat
            p18 0 v 0 1 tr Bell Turret | 0 - -1 3 b Fountain Square | 0 oo 1 -1 u Shared Desks | 0 c 1/f 0 - Corner Tap
            p19 0 s 0 1/s u Skylight Shop | 0 c 0 1 u Pigeon Loft Cafe | 0 f 0 1 r Garret | 0 - 0 1 r Green Roof
            p20 0 v 0 1/o - Copy Service | 0 c 0 1/s - Basket Cafe | 0 - 0 -2 rg Tarpaulin | 0 s 1/o* 0 - Paper Shop
            p21 0 o 2 0 b Ticket Office | 0 s 0 1/f - Toy Shop | 0 f 0 1 n Fenced Cottage | 0 c 0 1/s - Basket Cafe
            p22 0 f 1/f 0 - Room to Let | 0 s 2 -1 - Stall | 0 - 0 1 r Green Roof | 0 c 1/b 1 - Chimney Cafe
            p23 0 - -2 -1 g Puddle | 0 o 0 1 - Town Registry | 0 v 1/f 0 - Cleaning Service | 0 f -1 2 b Corner Cottage
            p24 0 o 0 1/v - Permit Office | 0 - -1 -2 g Pigeons | 0 c 0 1 - Public Kitchen | 0 v 1/f 0 - Cleaning Service
            p25 0 - 0 2 t Bee Hives | 0 o 0 1 n Watch Office | 0 s 2 0 b Kiosk | 0 vv 0 0 - Repair Pair
            p26 0 v 0 1 r Lamp Post Roof | 0 f 0 1/c - Student Flat | 0 c 1 0 - Tea Cart | 0 - 0 -2 g Graffiti
            p27 0 v 1/d 0 u Antenna Room | 0 f 1 0 - Lodging House | 0 - -1 -2 g Pigeons | 0 o 1 0 - Spare Desks
            p28 0 oo 1 -1 u Shared Desks | 0 - 0 1 br Pocket Park | 0 s 0 1 r Shop with a Gable | 0 ff 0 0 u Split Flat
            """;

    private Sample1() {}
}
