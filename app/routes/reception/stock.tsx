import { deskLoader } from '~/reception/desk-route.server';
import { StockScreen } from '~/reception/stock/stock-screen';
import { listStock } from '~/shop/stock/stock-list.server';

export const loader = deskLoader('reception.stock', async ({ context, locale, t }) => ({
  title: t('stock:title'),
  screen: <StockScreen items={await listStock(context.db, context.content.current(), locale)} />,
}));
