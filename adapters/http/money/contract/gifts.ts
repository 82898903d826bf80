import { z } from 'zod';
import { giftMessageMaxLength } from '#core/money/gift/gift.ts';
import { byId, contract, instant, page, pageQuery, prose, word } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { wallet } from '../../people/contract/me.ts';

const directions = ['GIVEN', 'RECEIVED'] as const;

const gift = z.object({
  id: z.string(),
  direction: z.enum(directions),
  /** The other of the two; without a name once that account is gone. */
  other: z.object({ id: z.string(), name: z.string() }),
  /** Base Coin. */
  amount: z.int(),
  message: z.string(),
  /** Staff took the words away; the coins stay. */
  isMessageHidden: z.boolean(),
  thankedAt: instant.nullable(),
  createdAt: instant,
});

export const gifts = contract({
  allowance: {
    method: 'GET',
    path: '/gifts/allowance',
    summary: 'How many Base Coin one may give now',
    access: 'member',
    output: z.object({
      isOpen: z.boolean(),
      min: z.int(),
      max: z.int(),
      /** What may still be given in 24 hours. */
      left: z.int(),
      /** From so many on the sign-in is proved anew. */
      proofFrom: z.int(),
    }),
    refusals: [],
  },
  list: {
    method: 'GET',
    path: '/gifts',
    summary: 'Gifts of Base Coin that one gave or got, newest first',
    access: 'member',
    query: z.strictObject({ list: z.enum(directions), ...pageQuery }),
    output: page(gift),
    refusals: ['input.cursor'],
  },
  give: {
    method: 'POST',
    path: '/gifts',
    summary: 'Give Base Coin to another member, with a few words; there is no way back',
    access: 'member',
    body: z.strictObject({
      /** An id, or a username. */
      receiver: word(128, 1),
      amount: z.int().min(1).max(1_000_000),
      message: prose(giftMessageMaxLength),
    }),
    output: z.object({ gift, wallet }),
    status: 201,
    refusals: [
      'gift.closed',
      'gift.not_possible',
      'gift.self',
      'gift.too_small',
      'gift.too_large',
      'gift.day_full',
      'gift.receiver_full',
      'gift.email_unconfirmed',
      'gift.account_too_new',
      'coin.amount_invalid',
      'coin.not_enough',
      'access.proof_due',
      'social.restricted',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'guess',
  },
  thank: {
    method: 'POST',
    path: '/gifts/:id/thank',
    summary: 'Thank for a gift, once',
    access: 'member',
    params: byId,
    output: gift,
    refusals: ['gift.not_found', 'gift.thanked'],
    limit: 'write',
  },
});

/** Who gave what to whom; words are read where they were reported. */
export const adminGifts = contract({
  list: {
    method: 'GET',
    path: '/admin/gifts',
    summary: 'Gifts of Base Coin between members',
    access: ['transaction.view'],
    query: listQuery,
    output: z.array(
      z.object({
        id: z.string(),
        giverId: z.string(),
        giverName: z.string(),
        receiverId: z.string(),
        receiverName: z.string(),
        amount: z.int(),
        transferId: z.string(),
        hasMessage: z.boolean(),
        thankedAt: instant.nullable(),
        createdAt: instant,
      }),
    ),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
});
