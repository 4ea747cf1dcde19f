/** What does not count in the addresses of one provider. */
type Provider = {
  domains: readonly [string, ...string[]];
  /** Characters that the part before the `@` may have or not. */
  ignored?: RegExp;
  /** Whether a name is the same mailbox on all of its domains. */
  sharesNames?: true;
  /** Whether `anything@ana.<domain>` is `ana@<domain>`. */
  hasSubdomains?: true;
};

// Each with its public source. Apart from `+…`, which most providers ignore, nothing is assumed of any other.
const providers: readonly Provider[] = [
  // Gmail Help, “Dots don't matter in Gmail addresses”.
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g, sharesNames: true },
  // proton.me/support/addresses-and-aliases; the characters as in `removeEmailAlias` of Proton's own WebClients.
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    ignored: /[._-]/g,
    sharesNames: true,
  },
  // Apple Support 118230, “About your @icloud.com, @me.com, and @mac.com email addresses”.
  { domains: ['icloud.com', 'me.com', 'mac.com'], sharesNames: true },
  // Fastmail Help, “Plus addressing and subdomain addressing”; a name on another of its domains may be another person's.
  { domains: ['fastmail.com', 'fastmail.fm', 'sent.com'], hasSubdomains: true },
];

/** Finds a domain's provider, and of which of its domains a domain is a subdomain. */
function findProvider(domain: string): { provider: Provider; parent?: string } | undefined {
  for (const provider of providers) {
    if (provider.domains.includes(domain)) return { provider };
    const parent =
      provider.hasSubdomains && provider.domains.find((each) => domain.endsWith(`.${each}`));
    if (parent) return { provider, parent };
  }
  return undefined;
}

/**
 * The mailbox that an address most likely belongs to: `Ana+shop@Example.com` becomes `ana@example.com`. Only for
 * counting what is sent to one person, never for sending.
 */
export function toMailbox(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const plain = lower.slice(0, at).split('+', 1)[0] ?? '';
  const found = findProvider(domain);
  if (!found) return `${plain}@${domain}`;
  const { provider, parent } = found;
  if (parent !== undefined) {
    const owner = domain
      .slice(0, -parent.length - 1)
      .split('.')
      .at(-1);
    return `${owner}@${parent}`;
  }
  const local = provider.ignored ? plain.replaceAll(provider.ignored, '') : plain;
  return `${local}@${provider.sharesNames ? provider.domains[0] : domain}`;
}
