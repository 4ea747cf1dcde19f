import { Body, Container, Head, Html, Preview, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import type { MailFrame, MailLine, SmallPrint } from './mail-content';
import { sheet, style } from './mail-style';

/**
 * Outlook on Windows does not support maximum widths, so `render-html.server.ts` replaces this marker by a table in
 * conditional comments. React cannot render such comments, and typed text cannot forge the marker.
 */
function OutlookMark({ part }: { part: 'open' | 'close' }) {
  return <span data-outlook={part} />;
}

type MailLayoutProps = {
  content: MailFrame;
  children: ReactNode;
};

/** The layout of every email: the hotel's name on top, the content on a card, the footer below. */
export function MailLayout({ content, children }: MailLayoutProps) {
  return (
    <Html lang={content.locale}>
      <Head>
        <title>{content.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </Head>
      <Body style={style.page} className="page">
        <Preview>{content.preview}</Preview>
        <OutlookMark part="open" />
        <Container style={style.container}>
          <div style={style.edge}>
            <p style={style.hotel} className="accent">
              {content.hotel}
            </p>
            <Section style={style.card} className="card">
              <div style={style.cardInside} className="inside">
                {children}
              </div>
            </Section>
            <Footer footer={content.footer} />
          </div>
        </Container>
        <OutlookMark part="close" />
      </Body>
    </Html>
  );
}

function Footer({ footer }: Pick<MailFrame, 'footer'>) {
  return (
    <div style={style.footer} className="footer">
      {footer.heading && (
        <p style={style.footHeading} className="ink">
          {footer.heading}
        </p>
      )}
      {footer.lines.map((line) => (
        <p key={line.text} style={style.footLine} className="soft">
          <LineText line={line} />
        </p>
      ))}
      {footer.note && (
        <p style={style.footNote} className="soft">
          {footer.note}
        </p>
      )}
    </div>
  );
}

/** Headings and paragraphs in small type. */
export function SmallPrintParagraphs({ prints }: { prints: SmallPrint[] }) {
  return prints.map(({ heading, paragraphs, link }) => (
    <div key={heading} style={style.printBlock}>
      <p style={style.printHeading} className="ink">
        {heading}
      </p>
      {paragraphs.map((paragraph, index) => (
        <p key={index} style={style.printText} className="soft">
          {paragraph}
        </p>
      ))}
      {link && (
        <p style={style.printText} className="soft">
          <LineText line={{ text: link.label, href: link.url }} />
        </p>
      )}
    </div>
  ));
}

/** A line of text, as a link if it has an address. */
export function LineText({ line }: { line: MailLine }) {
  if (!line.href) return line.text;
  return (
    <a href={line.href} style={style.link} className="accent">
      {line.text}
    </a>
  );
}
