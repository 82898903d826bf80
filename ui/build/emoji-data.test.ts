import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { requireEmoji } from '#core/community/chat/reaction.ts';

type Offered = Readonly<{ emoji: string; group?: number; skins?: readonly Readonly<{ emoji: string }>[] }>;
const require = createRequire(import.meta.url);
const offered: readonly Offered[] = require('emojibase-data/vi/data.json');

it('every emoji that the panel offers can stand under a message, in one spelling', () => {
  // Letters of flags belong to no group, and are not offered.
  const emoji = offered
    .filter(({ group }) => group !== undefined)
    .flatMap((one) => [one.emoji, ...(one.skins ?? []).map((skin) => skin.emoji)]);
  expect(emoji.length).toBeGreaterThan(3_500);
  const kept = emoji.map(requireEmoji);
  expect(kept.map((one) => one.replaceAll('\uFE0F', ''))).toEqual(
    emoji.map((one) => one.replaceAll('\uFE0F', '')),
  );
  expect(kept.map(requireEmoji)).toEqual(kept);
  expect([requireEmoji('👍\uFE0F'), requireEmoji('👍'), requireEmoji('❤')]).toEqual(['👍', '👍', '❤️']);
});
