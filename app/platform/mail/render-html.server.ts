import type { ReactElement } from 'react';

const outlookTable =
  '<table align="center" width="600" border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td>';

/** Renders the HTML part of an email in the common layout (`mail-layout.tsx`), with the table for Outlook. */
export async function renderHtml(mail: ReactElement): Promise<string> {
  // Loaded with the first email, so that it does not delay the start.
  const { render } = await import('@react-email/render');
  const html = await render(mail);
  return html
    .replace('<span data-outlook="open"></span>', `<!--[if mso]>${outlookTable}<![endif]-->`)
    .replace('<span data-outlook="close"></span>', '<!--[if mso]></td></tr></table><![endif]-->');
}
