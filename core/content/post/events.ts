import type { UserId } from '#core/kernel/id.ts';
import type { PostId } from './post.ts';

type About = Readonly<{ postId: PostId; authorId: UserId; title: string }>;

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** Staff are asked; `isChange`: of a published one. */
    'post.submitted': About & Readonly<{ isChange: boolean }>;
    /** Its author takes it, or its change, out of what staff decide. */
    'post.withdrawn': Readonly<{ postId: PostId }>;
    'post.published': About & Readonly<{ slug: string; language: 'vi' | 'en'; isFirst: boolean; by: string }>;
    'post.scheduled': About & Readonly<{ publishDate: string; by: string }>;
    'post.returned': About & Readonly<{ reason: string; by: string }>;
    'post.change_decided': About & Readonly<{ isAccepted: boolean; reason: string | null; by: string }>;
    'post.liked': About & Readonly<{ likerId: UserId }>;
    'post.unliked': Readonly<{ postId: PostId; authorId: UserId; likerId: UserId }>;
    /** Readers don't see it any more. */
    'post.removed': About & Readonly<{ reason: string | null; by: string }>;
  }
}
