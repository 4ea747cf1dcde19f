// Builds the hotel that HOTEL_DIR and BUILD_DIR name, unless its build is of these sources already.
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
