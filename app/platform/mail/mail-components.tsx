import { Section } from '@react-email/components';
import { Fragment } from 'react';
import { LineText, SmallPrintParagraphs } from './mail-layout';
import { style } from './mail-style';
import { splitAddresses } from './web-addresses';
import type {
  MailBlock,
  MailButton,
  MailLineItems,
  MailNote,
  MailNotice,
  MailOpening,
  MailSection,
  SmallPrint,
} from './mail-content';

function Heading({ children }: { children: string }) {
  return (
    <h2 style={style.heading} className="ink">
      {children}
    </h2>
  );
}

/** The headline with the opening paragraphs. */
export function Opening({ content }: { content: MailOpening }) {
  return (
    <>
      {content.kicker === undefined ? null : (
        <p style={style.kicker} className="accent">
          {content.kicker}
        </p>
      )}
      <h1 style={style.title} className="ink">
        {content.title}
      </h1>
      {content.opening.map((paragraph) => (
        <p key={paragraph} style={style.paragraph} className="ink">
          {content.linksAddresses ? <LinkedText text={paragraph} /> : paragraph}
        </p>
      ))}
    </>
  );
}

/** Line by line, with its web addresses as links. */
function LinkedText({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {splitAddresses(line).map((piece, place) => (
        <LineText key={place} line={piece} />
      ))}
    </Fragment>
  ));
}

/** A highlighted message on a sand-coloured background. */
export function Notice({ notice }: { notice: MailNotice }) {
  return (
    <Section style={style.notice} className="notice">
      <div style={style.noticeInside}>
        {notice.heading && (
          <p style={style.noticeHeading} className="ink">
            {notice.heading}
          </p>
        )}
        <p style={style.noticeText} className="ink">
          {notice.text}
        </p>
      </div>
    </Section>
  );
}

/** Line items followed by their total. */
export function LineItems({ content }: { content: MailLineItems }) {
  return (
    <>
      <Heading>{content.linesHeading}</Heading>
      {content.lines.map((line, index) => (
        // The order of lines never changes, so the index is a stable key.
        <Section key={index} style={style.line} className="rule">
          <table width="100%" border={0} cellPadding={0} cellSpacing={0} role="presentation">
            <tbody>
              <tr>
                <td style={style.lineName} className="ink">
                  {line.name}
                </td>
                <td style={style.lineTotal} className="ink">
                  {line.total}
                </td>
              </tr>
              <tr>
                <td colSpan={2} style={style.lineDetail} className="soft">
                  {line.detail}
                </td>
              </tr>
            </tbody>
          </table>
        </Section>
      ))}
      <Sums content={content} />
    </>
  );
}

function Sums({ content: { sums, total } }: { content: MailLineItems }) {
  return (
    <div style={style.sums} className="rule">
      <table width="100%" border={0} cellPadding={0} cellSpacing={0} role="presentation">
        <tbody>
          {sums.map(({ label, value }) => (
            <tr key={label}>
              <td style={style.sumLabel} className="soft">
                {label}
              </td>
              <td style={style.sumValue} className="ink">
                {value}
              </td>
            </tr>
          ))}
          <tr>
            <td style={style.totalLabel} className="ink">
              {total.label}
            </td>
            <td style={style.totalValue} className="accent">
              {total.value}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** A filled cell containing a link: Outlook cannot fill links. */
export function Button({ button }: { button: MailButton }) {
  return (
    <table border={0} cellPadding={0} cellSpacing={0} role="presentation" style={{ marginTop: 28 }}>
      <tbody>
        <tr>
          <td style={style.buttonCell} className="fill">
            <a href={button.url} style={style.button} className="on-fill">
              {button.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A heading above short lines, for instance an address. */
export function Block({ block }: { block: MailBlock }) {
  return (
    <>
      <Heading>{block.heading}</Heading>
      {block.lines.map((line, index) => (
        <p key={index} style={style.blockLine} className="ink">
          <LineText line={line} />
        </p>
      ))}
    </>
  );
}

/** A heading above paragraphs. */
export function TextSection({ heading, paragraphs }: MailSection) {
  return (
    <>
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={style.paragraph} className="ink">
          {paragraph}
        </p>
      ))}
    </>
  );
}

/** Typed text; renders nothing if it is empty. */
export function Note({ note }: { note: MailNote }) {
  if (!note.lines.some(Boolean)) return null;
  return (
    <>
      <Heading>{note.heading}</Heading>
      {note.lines.map((line, index) => (
        <p key={index} style={style.noteLine} className="ink" dir="auto">
          {line}
        </p>
      ))}
    </>
  );
}

/** Legal texts in small type below a hairline. */
export function SmallPrintSection({ prints }: { prints: SmallPrint[] }) {
  return (
    <div style={style.print} className="rule">
      <SmallPrintParagraphs prints={prints} />
    </div>
  );
}
