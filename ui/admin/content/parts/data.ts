import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { minute } from '#core/kernel/time.ts';
import type { adminContent } from '#http/content/contract/content-board.ts';
import type { adminContact } from '#http/content/contract/contact.ts';
import type { adminPages } from '#http/content/contract/pages.ts';
import type { adminQuestions } from '#http/content/contract/questions.ts';
import { contentClient } from './client.ts';

export type ContactRow = z.input<typeof adminContact.list.output>[number];
export type ContactMessage = z.output<typeof adminContact.get.output>;
export type PageRow = z.input<typeof adminPages.list.output>[number];
export type StaffPage = z.output<typeof adminPages.get.output>;
export type QuestionRow = z.input<typeof adminQuestions.list.output>[number];
export type StaffQuestion = z.output<typeof adminQuestions.get.output>;

export type ContentBoard = z.output<typeof adminContent.dashboard.output>;

/** Stays open on a desk: it looks again by itself. */
export const useContentBoard = () =>
  useQuery({
    queryKey: ['content-dashboard'],
    queryFn: ({ signal }) => contentClient.adminContent.dashboard({}, { signal }),
    refetchInterval: minute,
  });

export const useContactMessage = (id: string) =>
  useQuery({
    queryKey: ['contact-messages', 'one', id],
    queryFn: ({ signal }) => contentClient.adminContact.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const usePage = (id: string) =>
  useQuery({
    queryKey: ['pages', 'one', id],
    queryFn: ({ signal }) => contentClient.adminPages.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const useQuestion = (id: string) =>
  useQuery({
    queryKey: ['questions', 'one', id],
    queryFn: ({ signal }) => contentClient.adminQuestions.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });
