import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { showStockItem, submitStockItem } from '~/reception/stock/stock-item.server';

export const loader = deskLoader('reception.stock-item', showStockItem);

export const action = deskAction('reception.stock-item', submitStockItem);
