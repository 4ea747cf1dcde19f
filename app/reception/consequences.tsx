import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';

/** What a form will do, to the money first. */
export function Consequences({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="desk-consequences">
      {texts.map((text) => (
        <li key={text}>
          <UnbrokenNumbers text={text} />
        </li>
      ))}
    </ul>
  );
}
