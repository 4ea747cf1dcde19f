// Builds the hotel that HOTEL_DIR and BUILD_DIR name, unless its build is up to date.
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
