import { app, prepareAppCheck } from './app';
import { authOf } from './authOf';

export const auth = authOf(app);

prepareAppCheck();
