import type { MailFact, MailLine } from './mail-content';
import { LineText } from './mail-layout';
import { style } from './mail-style';

/** As many letters as fit on a phone beside labels that may break, and beside those that may not. */
const longWord = { besideBroken: 28, besideWhole: 20 };

/** A column whose words may break anywhere is no wider than one letter needs: the labels would take its room. */
const valueStyle = (value: string, fitting: number) =>
  value.split(/[\s-]/).some((word) => word.length > fitting)
    ? style.factLongValue
    : style.factValue;

/** A sentence or more. */
const isProse = ({ value }: MailFact) => value.length > 80;

/** As many letters of a label as leave room for words beside it on a phone. */
const shortLabel = 20;

/** Labels with their values, one pair per row. Beside prose, which takes all the room there is, short labels stay whole. */
export function Facts({ facts }: { facts: MailFact[] }) {
  const isWhole = facts.some(isProse);
  const fitting = isWhole ? longWord.besideWhole : longWord.besideBroken;
  const labelStyle = (label: string) =>
    isWhole && label.length <= shortLabel ? style.factShortLabel : style.factLabel;
  return (
    <table border={0} cellPadding={0} cellSpacing={0} role="presentation" style={{ marginTop: 20 }}>
      <tbody>
        {facts.map(({ label, value, link, isAmount = false }) => (
          <tr key={label}>
            <td style={labelStyle(label)} className="soft">
              {label}
            </td>
            <td style={isAmount ? style.sumValue : valueStyle(value, fitting)} className="ink">
              {link ? <LinkInText text={value} link={link} /> : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text with the link on the words that it shares with it. */
function LinkInText({ text, link }: { text: string; link: MailLine }) {
  const [before, ...after] = text.split(link.text);
  return (
    <>
      {before}
      <LineText line={link} />
      {after.join(link.text)}
    </>
  );
}
