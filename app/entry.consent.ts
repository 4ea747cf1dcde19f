import { askForConsent } from './site/frame/strip-choice.client';

// In the head behind entry.strip.ts, where visits may be measured.
askForConsent();
