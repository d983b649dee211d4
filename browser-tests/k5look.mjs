import { chromium } from 'playwright-core';
const [, , out = 'a', setup = 'basic', w = '1440', h = '900', theme = 'day', clicks = '0', seats = '3', seed = 's1'] =
  process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: +w, height: +h } });
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => {
  if (m.type() === 'error') console.log('CON', m.text());
});
const names = ['Anna', 'Bruno', 'Clara', 'Dora', 'Emil', 'Fritz', 'Gina'];
await page.addInitScript(
  ([k, c, th]) => {
    localStorage.setItem(k, c);
    localStorage.setItem('roundhouse.settings', JSON.stringify({ theme: th }));
  },
  [
    'roundhouse.new.kings-of-air-and-steam',
    JSON.stringify({
      setup,
      seats: names.slice(0, +seats).map((name, i) => ({ name, bot: i === 0 ? null : 'easy' })),
      seed: '',
    }),
    theme,
  ],
);
await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' });
await page.goto('http://localhost:5391/new/kings-of-air-and-steam');
await page.getByText('Same dice again').click();
await page.getByLabel('Seed').fill(seed);
await page.getByRole('button', { name: 'Start the game' }).click();
await page.locator('[data-page="table"] .table-moment').waitFor();
let r = 12345;
const rnd = (n) => {
  r = (r * 1103515245 + 12345) % 2147483648;
  return Math.floor((r / 2147483648) * n);
};
const shotAt = new Set((process.env.AT ?? '').split(','));
let lastPrompt = '';
for (let i = 0; i < +clicks; i++) {
  let marks = [];
  for (let k = 0; k < 200 && marks.length === 0; k++) {
    marks = await page.$$eval('[data-choice]', (e) => [...new Set(e.map((x) => x.dataset.choice))]);
    if (!marks.length) await page.waitForTimeout(50);
  }
  if (!marks.length) {
    console.log('stuck at', i);
    break;
  }
  const prompt = (
    await page
      .locator('.table-prompt-words')
      .first()
      .innerText()
      .catch(() => '')
  ).replace(/\s+/g, ' ');
  const key = prompt.split(/[:?.]/)[0];
  if (process.env.SHOTS && !shotAt.has(key)) {
    shotAt.add(key);
    await page.screenshot({ path: `/tmp/k5/${out}-${shotAt.size}.png` });
    console.log(shotAt.size, key, '|', marks.length);
  }
  const kinds = [...new Set(marks.map((m) => m.split('-')[0]))];
  const pri = kinds.filter((k) => ['confirm', 'ready'].includes(k));
  const kind = pri.length
    ? pri[0]
    : kinds.includes('load')
      ? 'load'
      : kinds.includes('unload')
        ? 'unload'
        : kinds.includes('to')
          ? 'to'
          : kinds.includes('pile')
            ? 'pile'
            : kinds[rnd(kinds.length)];
  const ms = marks.filter((m) => m.split('-')[0] === kind);
  const m = ms[rnd(ms.length)];
  if (process.env.V) console.log(i, prompt, '->', m);
  await page
    .locator(`[data-choice=${JSON.stringify(m)}]`)
    .first()
    .dispatchEvent('click');
  await page.waitForTimeout(80);
}
await page.waitForTimeout(600);
await page.screenshot({ path: `/tmp/k5/${out}.png` });
await browser.close();
