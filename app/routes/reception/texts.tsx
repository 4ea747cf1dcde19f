import { listChangedTemplates } from '~/hospitality/replies/reply-templates.server';
import { deskLoader } from '~/reception/desk-route.server';
import { TextsScreen } from '~/reception/texts/texts-screen';

export const loader = deskLoader('reception.texts', async ({ context, t }) => ({
  title: t('wording:title'),
  screen: <TextsScreen changed={await listChangedTemplates(context.db)} />,
}));
