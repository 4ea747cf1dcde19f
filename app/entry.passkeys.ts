import { wakePasskeyForms } from './reception/passkeys/passkey-forms.client';

// Runs on the two pages of the staff's desk that use passkeys (app/routes/reception).
wakePasskeyForms();
