import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { providerArchive } from './archive.ts';
import { linkConfirmed } from './claim.ts';
import { providerErrorParams, providerErrors } from './errors.ts';
import { providerReactions } from './notices.ts';
import { beginProviderLink, beginProviderProof, beginProviderSignIn } from './use-cases/begin-at-provider.ts';
import { finishAtProvider } from './use-cases/finish-at-provider.ts';
import { linkClaim, listOwnProviders, readClaim, unlinkProvider } from './use-cases/own-providers.ts';
import { registerWithProvider } from './use-cases/register-with-provider.ts';
import { listProvidersOf, unlinkProviderFor } from './use-cases/support-providers.ts';

const useCases = (ports: Composition) => ({
  beginProviderSignIn: beginProviderSignIn(ports),
  beginProviderLink: beginProviderLink(ports),
  beginProviderProof: beginProviderProof(ports),
  finishAtProvider: finishAtProvider(ports),
  readClaim: readClaim(ports),
  registerWithProvider: registerWithProvider(ports),
  linkClaim: linkClaim(ports),
  listOwnProviders: listOwnProviders(ports),
  unlinkProvider: unlinkProvider(ports),
  listProvidersOf: listProvidersOf(ports),
  unlinkProviderFor: unlinkProviderFor(ports),
});

export const signInProviderModule = {
  name: 'signInProvider',
  errors: providerErrors,
  errorParams: providerErrorParams,
  reactions: providerReactions,
  hooks: {
    archiveOf: providerArchive,
    waysIn: ({ providerLinks }, userId) => providerLinks.countOf(userId),
    whenAddressIsConfirmed: linkConfirmed,
    whenMemberIsAnonymised: ({ providerLinks }, userId) => providerLinks.deleteAllOf(userId),
  },
  useCases,
  sensitive: ['beginProviderLink', 'linkClaim', 'unlinkProvider', 'unlinkProviderFor'],
} as const satisfies Module;
