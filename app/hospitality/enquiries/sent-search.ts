/** The value of `sent` if no copy goes to the guest. */
const uncopied = 'uncopied';

/** The query of the page that confirms an enquiry. */
export const sentSearch = ({ isCopied }: { isCopied: boolean }): string =>
  `sent=${isCopied ? '1' : uncopied}`;

/** What the page that confirms an enquiry may say, by its query. */
export const readSentSearch = (query: URLSearchParams) => ({
  isSent: query.has('sent'),
  isCopied: query.get('sent') !== uncopied,
});
