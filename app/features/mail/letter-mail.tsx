import type { Letter } from './letter';
import { MailLayout } from './mail-layout';
import { Block, Button, Facts, Note, Opening } from './order-mail-sections';

/** A letter in the house's layout. */
export function LetterMail({ letter }: { letter: Letter }) {
  const { facts, button, note, blocks = [] } = letter;
  return (
    <MailLayout content={letter}>
      <Opening content={letter} />
      {facts ? <Facts facts={facts} /> : null}
      {button ? <Button button={button} /> : null}
      {note ? <Note note={note} /> : null}
      {blocks.map((block) => (
        <Block key={block.heading} block={block} />
      ))}
    </MailLayout>
  );
}
