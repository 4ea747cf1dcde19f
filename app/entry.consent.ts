import { askForConsent } from './site/frame/strip-choice.client';

// Runs in the head, after entry.strip.ts, if visits may be measured.
askForConsent();
