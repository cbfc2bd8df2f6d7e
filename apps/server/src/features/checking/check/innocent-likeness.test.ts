import { randomUUID } from 'node:crypto';
import {
  type CheckAnswer,
  checkAnswer,
  type InnocentKind,
  innocentKinds,
  innocentSwitches,
} from '@cleanpaste/contract';
import { INNOCENT_KINDS } from '@cleanpaste/core/similarity';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { viewOf } from '../check-report/rules.ts';
import { addDocument } from '../corpus/service.ts';

const path = '/functions/v1/run-basic-plagiarism-check';

/** What two people have in common who never read one another. */
const shared: Record<InnocentKind, string> = {
  quotations:
    'The keeper says: ‘nobody else on that whole coast measured the air three times in a day, and nobody will again’.',
  references:
    'Orr, M. (1871). Weather at sea. London: Harbour Press.\nLind, K. and Vale, A. (2004). Lamps and lenses. Journal of Coastal History, 12(3), 44–61.\nPetrov, S. (2015). Counting gulls. Oxford: Shore Books.',
  assignment:
    'Question 4: Explain, with reference to two examples from the chapter on tides, why a surge that comes on top of a higher sea reaches further inland. (6 marks)',
  notices:
    'All rights reserved. No part of this publication may be reproduced, stored in a retrieval system, or transmitted in any form or by any means without the prior written permission of the publisher.',
  licences:
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files, to deal in the software without restriction.',
  contracts:
    'This Agreement shall be governed by and construed in accordance with the laws of the State. If any provision of this Agreement is held to be invalid, the remaining provisions shall remain in full force and effect.',
  letters:
    'I am writing to express my interest in the position that was advertised on your website. I look forward to hearing from you at your earliest convenience.',
  phrases:
    'The purpose of this study was to investigate the relationship between the two variables. The results of this study suggest that further research is needed to confirm these findings.',
};

const own = `My grandmother kept bees behind the school, and every autumn she let us taste the honey before anyone
else did. I remember how she lifted the frames slowly, talking to nobody in particular.`;

const { database, site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });
beforeAll(async () => {
  const system = systemContext(testApp(database).deps);
  for (const [kind, text] of Object.entries(shared)) {
    await addDocument(system, {
      key: kind,
      title: `Somebody's ${kind}`,
      url: null,
      licence: 'CC0',
      text: `The ferry leaves at noon and returns when the tide allows it.\n\n${text}\n\nNobody waits for it.`,
    });
  }
});

async function check(text: string, switches: object): Promise<CheckAnswer> {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  const response = await caller(site.origin, session).post(path, { text, ...switches });
  expect(response.status).toBe(200);
  return checkAnswer.parse(await response.json());
}

test('page, server and library have the same kinds, in the same order', () => {
  expect(innocentKinds).toEqual(INNOCENT_KINDS);
});

describe.each(innocentKinds)('somebody who shares %s with a source', (kind) => {
  const text = `${own}\n\n${shared[kind]}\n\nWe never asked what the bees thought of it.`;

  test('is told so, and is charged with nothing', async () => {
    const answer = await check(text, { [innocentSwitches[kind]]: true });
    expect(answer).toMatchObject({ similarity: 0, sources: [], copied: [] });
    expect(answer.innocent?.length).toBeGreaterThan(0);
    for (const span of answer.innocent!) {
      expect(span).toMatchObject({ kind, counted: false });
      expect(shared[kind]).toContain(text.slice(span.start, span.end));
    }
  });

  test('is charged with it where it is to count, and told all the same what it is', async () => {
    const answer = await check(text, { [innocentSwitches[kind]]: false });
    expect(answer.similarity).toBeGreaterThan(20);
    expect(answer.sources).toHaveLength(1);
    const named = answer.innocent!.filter((span) => span.kind === kind);
    expect(named.some(({ counted }) => counted)).toBe(true);
  });
});

test('a quotation left out inside a copy that goes on behind it is named there, as the figure has it', async () => {
  const quotation =
    '“The lamp burned whale oil at first, then paraffin, and its lens came from Paris.”';
  const before = `The tower had stood on its rock for sixty years before anybody thought of writing down who had
lived in it, and by then most of those who could have told were dead or had gone to sea.`;
  const after = `Nobody has ever found out which of the three brothers it was that painted the door red,
though each of them said in turn that it had been one of the others, and all of them laughed.`;
  const copied = `${before} An old woman said: ${quotation} ${after}`;
  await addDocument(systemContext(testApp(database).deps), {
    key: 'tower',
    title: 'The tower',
    url: null,
    licence: 'CC0',
    text: copied,
  });
  const text = `${own}\n\n${copied}`;
  const without = await check(text, { excludeQuotations: true });
  expect(without.sources[0]!.passages[0]!.end).toBeGreaterThan(text.indexOf(after));
  const inside = without.innocent!.map((span) => [text.slice(span.start, span.end), span.counted]);
  expect(inside).toEqual([[quotation, false]]);
  const report = viewOf(without, 'CleanPaste').pieces;
  expect(report.find((piece) => piece.text === quotation)).toMatchObject({ numbers: [] });
  const withIt = await check(text, { excludeQuotations: false });
  expect(withIt.innocent!.map(({ counted }) => counted)).toEqual([true]);
  expect(withIt.similarity).toBeGreaterThan(without.similarity);
});

test('a short text is told how much of the wording it shares with each source, a long one is not', async () => {
  const copied = shared.assignment;
  const short = await check(copied, { excludeAssignment: false });
  expect(short.sources[0]!.wordPairs).toBeGreaterThan(80);
  const long = await check(`${copied}\n\n${own.repeat(14)}`, { excludeAssignment: false });
  expect(long.sources[0]).toBeDefined();
  expect(long.sources[0]!.wordPairs).toBeUndefined();
});

test('a program is found though every name in it is another', async () => {
  const program = `export function weigh(items, limit) {
  const kept = [];
  for (const item of items) {
    if (item.weight > limit || kept.includes(item)) continue;
    kept.push({ ...item, share: item.weight / limit });
  }
  return kept.sort((a, b) => a.share - b.share);
}
`;
  const system = systemContext(testApp(database).deps);
  const credit = { title: 'Scales', url: null, licence: 'MIT' };
  await addDocument(system, { key: 'program', ...credit, text: program.repeat(2) });
  const copy = program
    .replaceAll('items', 'things')
    .replaceAll('item', 'thing')
    .replaceAll('kept', 'result')
    .replaceAll('limit', 'most')
    .replaceAll('weigh', 'choose')
    .replaceAll('share', 'part');
  const answer = await check(copy, {});
  expect(answer.similarity).toBeGreaterThan(80);
  expect(answer.sources[0]).toMatchObject({ title: 'Scales' });
});

test('without a word, what everybody writes alike does not count, quotations and references do', async () => {
  const counts = async (kind: InnocentKind) => (await check(shared[kind], {})).similarity > 0;
  const counted: InnocentKind[] = [];
  for (const kind of innocentKinds) if (await counts(kind)) counted.push(kind);
  expect(counted).toEqual(['quotations', 'references']);
});
