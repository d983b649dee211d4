import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { settingsFrom, SettingsProblem } from '../../settings.ts';
import { smtpMailer } from '../../telling/smtp.ts';

const ALL = {
  SMTP_URL: 'smtps://name:password@mail.example',
  MAIL_FROM: 'Roundhouse <games@play.example>',
  ROUNDHOUSE_ADDRESS: 'https://play.example/',
};

it('mails need a server, a sender and the address of the page', () => {
  expect(settingsFrom({}, undefined)).toMatchObject({ mail: null, address: null });
  expect(settingsFrom(ALL, undefined)).toMatchObject({
    address: 'https://play.example',
    mail: { smtp: ALL.SMTP_URL, from: ALL.MAIL_FROM, address: 'https://play.example' },
  });
  for (const missing of ['SMTP_URL', 'MAIL_FROM', 'ROUNDHOUSE_ADDRESS']) {
    expect(() => settingsFrom({ ...ALL, [missing]: '' }, undefined)).toThrow(SettingsProblem);
  }
  for (const wrong of ['play.example', 'ftp://play.example', 'https://play.example/games']) {
    expect(() => settingsFrom({ ROUNDHOUSE_ADDRESS: wrong }, undefined)).toThrow('ROUNDHOUSE_ADDRESS');
  }
});

/** Says yes to everything, and keeps what it was sent. */
function answering(socket: Socket, heard: string[]): void {
  let inData = false;
  socket.write('220 mail.example\r\n');
  socket.on('data', (data) => {
    for (const line of data.toString('utf8').split('\r\n').slice(0, -1)) {
      heard.push(line);
      if (inData && line !== '.') continue;
      inData = line === 'DATA';
      socket.write(inData ? '354 go on\r\n' : '250 yes\r\n');
    }
  });
}

it('a mail says who it is from, and where mail programs stop more of them', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => answering(socket, heard));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const mailer = smtpMailer({
    smtp: `smtp://127.0.0.1:${port}`,
    from: ALL.MAIL_FROM,
    address: 'https://play.example',
  });
  await mailer.send('ada@mail.example', 'Your turn: Steam', 'The others wait.', 'https://play.example/stop');
  expect(heard).toContain('MAIL FROM:<games@play.example>');
  expect(heard).toContain('RCPT TO:<ada@mail.example>');
  expect(heard).toContain('Subject: Your turn: Steam');
  expect(heard).toContain('List-Unsubscribe: <https://play.example/stop>');
  expect(heard).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(heard).toContain('The others wait.');
  server.close();
});
