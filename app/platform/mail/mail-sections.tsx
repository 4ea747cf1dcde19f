import { Section } from '@react-email/components';
import { LineText, Prints } from './mail-layout';
import { style } from './mail-style';
import type { MailBlock, OrderMailContent } from './mail-content';

function Heading({ children }: { children: string }) {
  return (
    <h2 style={style.heading} className="ink">
      {children}
    </h2>
  );
}

type OpeningContent = Pick<OrderMailContent, 'kicker' | 'title' | 'opening'>;

/** Number, headline and first words. */
export function Opening({ content }: { content: OpeningContent }) {
  return (
    <>
      <p style={style.kicker} className="accent">
        {content.kicker}
      </p>
      <h1 style={style.title} className="ink">
        {content.title}
      </h1>
      {content.opening.map((paragraph) => (
        <p key={paragraph} style={style.paragraph} className="ink">
          {paragraph}
        </p>
      ))}
    </>
  );
}

/** The sentence about the money, on a sand ground. */
export function Notice({ notice }: { notice: OrderMailContent['notice'] }) {
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

/** What was ordered and what it costs. */
export function Lines({ content }: { content: OrderMailContent }) {
  return (
    <>
      <Heading>{content.linesHeading}</Heading>
      {content.lines.map((line, index) => (
        // The lines of a written mail never change their places.
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

function Sums({ content: { sums, total } }: { content: OrderMailContent }) {
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

/** A filled cell with a link in it: Outlook fills cells, not links. */
export function Button({ button }: { button: OrderMailContent['button'] }) {
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

/** Label and value, one pair a row. */
export function Facts({ facts }: { facts: OrderMailContent['facts'] }) {
  return (
    <table border={0} cellPadding={0} cellSpacing={0} role="presentation" style={{ marginTop: 20 }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td style={style.factLabel} className="soft">
              {label}
            </td>
            <td style={style.factValue} className="ink">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A heading over lines of an address or the like. */
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

/** A heading over paragraphs. */
export function Chapter({ heading, paragraphs }: { heading: string; paragraphs: string[] }) {
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

/** What the buyer typed, if anything. */
export function Note({ note }: { note: OrderMailContent['note'] }) {
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

/** The legal texts, smaller, under a hairline. */
export function SmallPrints({ prints }: { prints: OrderMailContent['smallPrint'] }) {
  return (
    <div style={style.print} className="rule">
      <Prints prints={prints} />
    </div>
  );
}
