/** What a form will do, to the money first. */
export function Consequences({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="desk-consequences">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
