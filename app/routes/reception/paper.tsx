import { deskLoader } from '~/reception/desk-route.server';
import { showPaper } from '~/reception/paper/paper.server';

export const loader = deskLoader('reception.paper', showPaper);
