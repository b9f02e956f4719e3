import { load } from "uptown-rules";
import { Table } from "./table.jsx";

/** Runs on the server: the library reads its file, and the board is a custom element in the page. */
export default async function Page() {
  const uptown = await load();
  const position = uptown.deal("two-player", 42).play("b2@A2").position();
  return (
    <>
      <uptown-board position={position} lang="de"></uptown-board>
      <Table />
    </>
  );
}
