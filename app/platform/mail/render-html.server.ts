import { render } from '@react-email/render';
import type { ReactElement } from 'react';

const outlookTable =
  '<table align="center" width="600" border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td>';

/** The HTML part of a mail in the common layout (`mail-layout.tsx`), with the table that only Outlook sees. */
export async function renderHtml(mail: ReactElement): Promise<string> {
  const html = await render(mail);
  return html
    .replace('<span data-outlook="open"></span>', `<!--[if mso]>${outlookTable}<![endif]-->`)
    .replace('<span data-outlook="close"></span>', '<!--[if mso]></td></tr></table><![endif]-->');
}
