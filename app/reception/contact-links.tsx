import { telHref } from '~/shop/orders/tel-href';

/** An email address to write to. If it is too long for its line, the line ends before the at sign. */
export function MailLink({ to }: { to: string }) {
  const at = to.lastIndexOf('@');
  return (
    <a href={`mailto:${to}`}>
      <span>
        {to.slice(0, at)}
        <wbr />
        {to.slice(at)}
      </span>
    </a>
  );
}

/** A telephone number that can be called. @param props.of the country that it was typed for, where it was asked */
export function PhoneLink({ of }: { of: { phone: string; country?: string } }) {
  const href = telHref(of.phone, of.country);
  return href ? <a href={href}>{of.phone}</a> : null;
}
