import { describe, expect, it } from 'vitest';
import { describeFailure, MailRefused } from '~/platform/mail/send-failure';

describe('describeFailure', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true, 'EENVELOPE 550 RCPT TO'],
    [{ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false, 'EENVELOPE 451 RCPT TO'],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true, 'EMESSAGE 554 DATA'],
    // A mistake of the settings, not of the mail.
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false, 'EAUTH 535 AUTH PLAIN'],
    [
      { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' },
      false,
      'EENVELOPE 553 MAIL FROM',
    ],
    [{ code: 'ESOCKET', command: 'CONN' }, false, 'ESOCKET CONN'],
    [
      Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' }),
      false,
      'ESOCKET ECONNREFUSED',
    ],
    [
      Object.assign(new Error('self-signed certificate'), { code: 'ESOCKET', command: 'CONN' }),
      false,
      'ESOCKET certificate CONN',
    ],
    [{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, false, 'EPROTOCOL 554 CONN'],
    [{ code: 'ENOSPC' }, false, 'ENOSPC'],
    [
      new MailRefused('recipient is not one mail address'),
      true,
      'recipient is not one mail address',
    ],
    [new TypeError('secret'), false, 'TypeError'],
    [undefined, false, 'unknown'],
  ])('%j', (error, permanent, reason) => {
    expect(describeFailure(error)).toEqual({ permanent, reason });
  });

  it('contains no text of the server, which may name the recipient', () => {
    const response = '550 5.1.1 <ana@example.hr> unknown';
    const error = Object.assign(new Error(response), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
      response,
    });
    expect(describeFailure(error).reason).toBe('EENVELOPE 550 5.1.1 RCPT TO');
  });
});
