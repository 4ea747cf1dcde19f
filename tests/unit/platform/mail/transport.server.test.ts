import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MailRefused } from '~/platform/mail/send-failure';
import { createTransport, type MailToSend } from '~/platform/mail/transport.server';

let mailDir: string;
beforeEach(async () => {
  mailDir = await mkdtemp(join(tmpdir(), 'test-mail-'));
});
afterEach(() => rm(mailDir, { recursive: true, force: true }));

const from = { name: 'Hotel Linden', address: 'prodaja@linden.example' };
const signal = new AbortController().signal;

const mail: MailToSend = {
  message_id: '<0123abcd@www.linden.example>',
  to_address: 'ana@example.hr',
  to_name: 'Ana Đurić',
  reply_to: 'kupac@example.de',
  subject: 'Narudžba M-2026-000123 · 48,00 € · Njemačka',
  html: '<p>Čaša, žlica</p>',
  text: 'Čaša, žlica\n',
  created_at: '2026-11-21T18:05:00.123Z',
  unsubscribe_url: null,
  attachments: null,
};

describe('mails as files', () => {
  it('writes one complete mail', async () => {
    await createTransport({ from, mailDir }).send(mail, signal);
    expect(await readdir(mailDir)).toEqual(['20261121T180500123Z-0123abcd.eml']);
    const parsed = await simpleParser(
      await readFile(join(mailDir, '20261121T180500123Z-0123abcd.eml')),
    );
    expect(parsed).toMatchObject({
      messageId: mail.message_id,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date('2026-11-21T18:05:00Z'),
    });
    expect(parsed.from?.value).toEqual([from]);
    expect(parsed.to).toMatchObject({ value: [{ name: 'Ana Đurić', address: 'ana@example.hr' }] });
    expect(parsed.replyTo?.value).toEqual([{ name: '', address: 'kupac@example.de' }]);
  });

  it('has headers for automatic mail and for leaving the newsletter with one click', async () => {
    const address = 'https://www.linden.example/newsletter/one-click?t=1';
    const transport = createTransport({ from, mailDir });
    await transport.send(mail, signal);
    await transport.send(
      { ...mail, message_id: '<letter@linden.example>', unsubscribe_url: address },
      signal,
    );
    const [order, letter] = await Promise.all(
      (await readdir(mailDir)).sort().map((name) => readFile(join(mailDir, name), 'utf8')),
    );
    for (const text of [order, letter])
      expect(text).toContain('Auto-Submitted: auto-generated\r\n');
    expect(order).not.toMatch(/^List-Unsubscribe/m);
    expect(letter).toContain(`List-Unsubscribe: <${address}>\r\n`);
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  it('sends a text file along, byte for byte, beside both texts', async () => {
    const content = 'SUMMARY:Večera – 🫒\r\nEND:VEVENT\r\n';
    const file = { filename: 'stol.ics', contentType: 'text/calendar; charset=utf-8', content };
    const withFile = { ...mail, attachments: JSON.stringify([file]) };
    await createTransport({ from, mailDir }).send(withFile, signal);
    const parsed = await simpleParser(
      await readFile(join(mailDir, '20261121T180500123Z-0123abcd.eml')),
    );
    expect(parsed).toMatchObject({ text: mail.text, html: mail.html });
    expect(parsed.attachments).toMatchObject([
      { contentType: 'text/calendar', contentDisposition: 'attachment', filename: 'stol.ics' },
    ]);
    expect(parsed.attachments[0]?.content.toString()).toBe(content);
  });

  it('makes the documents that a mail names as it is sent, and leaves out what does not exist', async () => {
    const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0d, 0x0a, 0xc4]);
    const findDocument = async (name: string) =>
      name === 'bill:1'
        ? { filename: 'bill.pdf', contentType: 'application/pdf', content }
        : undefined;
    const attachments = JSON.stringify([{ document: 'bill:1' }, { document: 'bill:2' }]);
    const transport = createTransport({ from, mailDir, findDocument });
    await transport.send({ ...mail, attachments }, signal);
    const parsed = await simpleParser(
      await readFile(join(mailDir, '20261121T180500123Z-0123abcd.eml')),
    );
    expect(parsed.attachments).toMatchObject([
      { contentType: 'application/pdf', filename: 'bill.pdf', content },
    ]);
  });

  it('writes the same mail once, also over the draft of a crash', async () => {
    const transport = createTransport({ from, mailDir: join(mailDir, 'new', 'folder') });
    await transport.send(mail, signal);
    await writeFile(
      join(mailDir, 'new', 'folder', '.20261121T180500123Z-0123abcd.eml.tmp'),
      'half a ma',
    );
    await transport.send(mail, signal);
    const other = { ...mail, message_id: '<ffff@www.linden.example>' };
    await writeFile(
      join(mailDir, 'new', 'folder', '.20261121T180500123Z-ffff.eml.tmp'),
      'half a mail',
    );
    await transport.send(other, signal);
    const files = await readdir(join(mailDir, 'new', 'folder'));
    expect(files.filter((name) => name.endsWith('.eml'))).toEqual([
      '20261121T180500123Z-0123abcd.eml',
      '20261121T180500123Z-ffff.eml',
    ]);
  });

  it('cannot be made to write outside its folder', async () => {
    await createTransport({ from, mailDir }).send({ ...mail, message_id: '<../../x@y>' }, signal);
    expect(await readdir(mailDir)).toEqual(['20261121T180500123Z-x.eml']);
  });

  it.each([
    '',
    'ana',
    'ana@example.hr, evil@example.com',
    'ana@example.hr\r\nBcc: evil@example.com',
  ])('refuses the address %j', async (address) => {
    const transport = createTransport({ from, mailDir });
    await expect(transport.send({ ...mail, to_address: address }, signal)).rejects.toThrow(
      MailRefused,
    );
    await expect(transport.send({ ...mail, reply_to: address }, signal)).rejects.toThrow(
      MailRefused,
    );
    expect(await readdir(mailDir)).toEqual([]);
  });
});

describe('createTransport', () => {
  it('describes where mails go, without the password', () => {
    expect(createTransport({ from, mailDir }).description).toBe(`files in ${mailDir}`);
    const smtpUrl = 'smtp://user:secret@mail.example:587';
    expect(createTransport({ from, mailDir, smtpUrl }).description).toBe('smtp://mail.example:587');
  });

  it('refuses a sender that is no address', () => {
    expect(() => createTransport({ mailDir, from: { name: 'x', address: 'a, b' } })).toThrow();
  });

  it('reads no file that a stored attachment names', async () => {
    const path = join(mailDir, 'secret');
    await writeFile(path, 'secret');
    const attachments = JSON.stringify([{ filename: 'a.txt', contentType: 'text/plain', path }]);
    const sending = createTransport({ from, mailDir }).send({ ...mail, attachments }, signal);
    await expect(sending).rejects.toThrow('File access rejected');
    expect(await readdir(mailDir)).toEqual(['secret']);
  });
});

/** A mail server that accepts everything, but no encryption: as an attacker in between would make it look. */
async function startPlainServer({ acceptsAfterMs = 0 } = {}) {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.setEncoding('latin1').on('error', () => {});
    socket.write('220 linden.example\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        commands.push(line);
        if (line.startsWith('EHLO')) socket.write('250-linden.example\r\n250 AUTH PLAIN LOGIN\r\n');
        else if (line.startsWith('STARTTLS')) socket.write('502 not here\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
        else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
        else if (line === '.') setTimeout(() => socket.write('250 fine\r\n'), acceptsAfterMs);
        else if (/^(?:MAIL|RCPT|QUIT)/.test(line)) socket.write('250 fine\r\n');
      }
    });
  });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { commands, port: (server.address() as AddressInfo).port };
}

describe('mails over SMTP', () => {
  const send = (host: string, port: number) =>
    createTransport({ from, mailDir, smtpUrl: `smtp://ana:pass@${host}:${port}` }).send(
      mail,
      signal,
    );

  it('give the password to no server that does not encrypt, unless it is on this machine', async () => {
    const { commands, port } = await startPlainServer();
    // Reaches this machine too, but is not named as such.
    await expect(send('0.0.0.0', port)).rejects.toThrow();
    expect(commands.filter((line) => /^(?:AUTH|MAIL)/.test(line))).toEqual([]);
    await send('127.0.0.1', port);
    expect(commands.filter((line) => /^(?:AUTH|MAIL)/.test(line))).toHaveLength(2);
  });

  it('are accepted as late as a filter on the mail server likes, and it is said when it has them', async () => {
    const { commands, port } = await startPlainServer({ acceptsAfterMs: 600 });
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const transmitted: string[][] = [];
    const transport = createTransport({ from, mailDir, smtpUrl, silenceMs: 200 });
    await transport.send(mail, signal, () => transmitted.push([...commands]));
    expect(transmitted).toEqual([expect.arrayContaining(['DATA'])]);
  });
});
