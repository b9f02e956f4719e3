package io.github.uptownrules.examples;

import com.github.weisj.jsvg.parser.*;
import io.github.uptownrules.base.draw.*;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.*;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.value.*;
import io.github.uptownrules.draw.*;
import io.github.uptownrules.variants.Rulesets;
import java.awt.event.*;
import java.awt.image.BufferedImage;
import javax.swing.*;

/**
 * A window in which a person plays blue against three bots. Choose a tile below the board, then click its cell.
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar:uptown-examples/target/libraries/jsvg.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/BoardWindow.java expert</pre>
 */
public final class BoardWindow extends MouseAdapter {
    final JLabel board = new JLabel();
    final JComboBox<Tile> rack = new JComboBox<>();
    private final Bot bot;
    GameState game = Rulesets.standard(4).deal(System.nanoTime());

    BoardWindow(Bot bot) {
        this.bot = bot;
        show(game);
        rack.addActionListener(chosen -> draw(picture()));
        board.addMouseListener(this);
    }

    SvgPicture picture() {
        SvgPicture picture = SvgPicture.of(game.viewFor(Seat.ONE)).withTheme(Theme.LIGHT);
        return rack.getItemCount() == 0 ? picture : picture.withTile(rack.getItemAt(rack.getSelectedIndex()));
    }

    private void draw(SvgPicture picture) {
        byte[] bytes = picture.svg().getBytes(java.nio.charset.StandardCharsets.UTF_8);
        var svg = new SVGLoader().load(new java.io.ByteArrayInputStream(bytes), null, LoaderContext.createDefault());
        var image = new BufferedImage((int) svg.size().width, (int) svg.size().height, BufferedImage.TYPE_INT_RGB);
        svg.render(board, image.createGraphics());
        board.setIcon(new ImageIcon(image));
    }

    private void show(GameState played) {
        rack.removeAllItems();
        game = played;
        while (!game.isOver() && game.turn().get() != Seat.ONE) {
            game = game.play(bot.choose(game.viewFor(game.turn().get()), new SplitMix64(System.nanoTime())));
        }
        game.playable(Color.BLUE).forEach(face -> rack.addItem(Tile.of(Color.BLUE, face)));
        draw(picture());
    }

    @Override
    public void mousePressed(MouseEvent event) {
        picture()
                .cellAt(event.getX(), event.getY())
                .filter(cell -> !game.isOver())
                .ifPresent(cell -> {
                    Tile tile = rack.getItemAt(rack.getSelectedIndex());
                    var fault = game.faults(tile, cell).stream().findFirst();
                    fault.ifPresentOrElse(
                            why -> draw(picture().withFault(why)), () -> show(game.play(Move.of(tile, cell))));
                });
    }

    public static void main(String[] args) {
        try {
            BoardWindow window = new BoardWindow(Bots.parse(String.join(" ", args)));
            JOptionPane.showMessageDialog(null, new Object[] {window.board, window.rack});
        } catch (IllegalArgumentException | java.awt.HeadlessException e) {
            System.err.println(e instanceof IllegalArgumentException ? e.getMessage() : "there is no display");
            System.exit(1);
        }
    }
}
