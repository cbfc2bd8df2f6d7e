import { expect, test } from './fixtures/test.ts';

const inTags = (message: string) =>
  String.fromCodePoint(...[...message].map((letter) => 0xe0000 + letter.codePointAt(0)!));

test('hidden characters are counted, drawn with their code points, and cleaned', async ({
  revealer,
}) => {
  await revealer.open();
  await expect(revealer.button).toBeDisabled();
  await revealer.reveal('Zero\u200Bwidth and a soft\u00ADhyphen');
  await expect(revealer.count).toHaveText('2 hidden characters found');
  await expect(revealer.result).toContainText('200B');
  await expect(revealer.result).toContainText('00AD');
  expect(await revealer.copied()).toBe('Zerowidth and a softhyphen');
});

/** One of each kind that the tool has to flag. */
const kinds = {
  'a byte order mark': ['\uFEFF', 'FEFF'],
  'a direction mark': ['\u202E', '202E'],
  'a no-break space': ['\u00A0', '00A0'],
  'a variation selector': ['\uFE0F', 'FE0F'],
  'a tag character': ['\u{E0041}', 'E0041'],
  'a line separator': ['\u2028', '2028'],
  'a paragraph separator': ['\u2029', '2029'],
  'a word joiner': ['\u2060', '2060'],
} as const;

for (const [name, [character, label]] of Object.entries(kinds)) {
  test(`flags ${name}`, async ({ revealer }) => {
    await revealer.open();
    await revealer.reveal(`one${character}two`);
    await expect(revealer.result).toContainText(label);
  });
}

test('a message in tag characters is read out', async ({ revealer }) => {
  await revealer.open();
  await revealer.reveal(`Nothing to see here.${inTags('meet me at noon')}`);
  await expect(revealer.messages).toContainText('meet me at noon');
  expect(await revealer.copied()).toBe('Nothing to see here.');
});

test('a text without anything hidden is said to be so', async ({ page, revealer }) => {
  await revealer.open();
  await revealer.reveal('Plain words.');
  await expect(page.getByText(/^Nothing is hidden in this text/)).toBeVisible();
});

test('on a phone a long text is folded, and opens for the keyboard and for who steps through it', async ({
  page,
  revealer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await revealer.open();
  await revealer.reveal(`${'A line with nothing in it.\n'.repeat(40)}one\u200Btwo\u00ADthree`);
  const whole = revealer.result.getByRole('button', { name: 'Show the whole text' });
  await expect(whole).toBeVisible();
  const text = revealer.result.getByRole('textbox');
  const inner = () =>
    text.evaluate((it) => {
      const { scrollHeight, clientHeight } = it.closest('.cm-scroller')!;
      return scrollHeight - clientHeight;
    });
  // A finger that moves the page is not caught in it.
  expect(await inner()).toBeLessThan(2);
  await revealer.result.getByRole('button', { name: 'Next' }).click();
  const box = revealer.result.getByText('U+200B', { exact: true }).last();
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  await revealer.result.getByRole('button', { name: 'Show less' }).click();
  await expect(whole).toBeVisible();
  await text.focus();
  await page.keyboard.press('ArrowRight');
  await expect(whole).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(inner).toBeGreaterThan(100);
});

test('the text stays on the device', async ({ page, revealer }) => {
  await revealer.open();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await revealer.reveal('a secret\u200B sentence');
  await expect(revealer.count).toHaveText('1 hidden character found');
  expect(sent.filter((body) => body.includes('secret'))).toEqual([]);
});
