import { type Letter, listNotes } from './letter';
import { MailLayout } from './mail-layout';
import { Block, Button, Chapter, Facts, Note, Opening } from './mail-sections';

/** A letter in the house's layout. */
export function LetterMail({ letter }: { letter: Letter }) {
  const { facts, button, chapters = [], blocks = [] } = letter;
  return (
    <MailLayout content={letter}>
      <Opening content={letter} />
      {facts ? <Facts facts={facts} /> : null}
      {button ? <Button button={button} /> : null}
      {listNotes(letter).map((note) => (
        <Note key={note.heading} note={note} />
      ))}
      {chapters.map((chapter) => (
        <Chapter key={chapter.heading} {...chapter} />
      ))}
      {blocks.map((block) => (
        <Block key={block.heading} block={block} />
      ))}
    </MailLayout>
  );
}
