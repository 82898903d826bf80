import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { attentionArchive } from './archive.ts';
import { muteSignal } from './use-cases/mute-signal.ts';
import { readAttention } from './use-cases/read-attention.ts';

const useCases = (ports: Composition) => ({
  readAttention: readAttention(ports),
  muteSignal: muteSignal(ports),
});

export const attentionModule = {
  name: 'coaching',
  hooks: {
    archiveOf: attentionArchive,
    whenMemberIsAnonymised: ({ mutedSignals }, userId) => mutedSignals.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
