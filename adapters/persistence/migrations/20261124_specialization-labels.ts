import type { Knex } from 'knex';

type Texts = Readonly<{ vi: string; en: string }>;
type Change = Readonly<{ type: string; from: Texts; to: Texts }>;

const certificate = (type: string, kind: Texts): Change => ({
  type,
  from: { vi: `Có chứng chỉ ${type}.`, en: `Holds the ${type} certificate.` },
  to: {
    vi: `Có chứng chỉ ${kind.vi} ${type}; nơi cấp, số và thời hạn đã được đối chiếu khi xét duyệt.`,
    en: `Holds the ${type} ${kind.en} certificate; its issuer, number and dates were checked on approval.`,
  },
});
const coaching = { vi: 'huấn luyện', en: 'coaching' };

/** Letters alone tell a member nothing: the texts of a new installation say what kind of thing they are. */
const changes: readonly Change[] = [
  ...['PACS', 'PPM', 'PMM'].map((type) => certificate(type, coaching)),
  certificate('CPN', { vi: 'dinh dưỡng', en: 'nutrition' }),
  {
    type: 'POWER_QIK_RECOMP',
    from: {
      vi: 'Đã hoàn thành chương trình Power Qik Recomp.',
      en: 'Has completed the Power Qik Recomp programme.',
    },
    to: {
      vi: 'Đã hoàn thành chương trình Power Qik Recomp về giảm mỡ và giữ cơ cùng lúc.',
      en: 'Has completed the Power Qik Recomp programme on losing fat while keeping muscle.',
    },
  },
  {
    type: 'ANDROXX',
    from: { vi: 'Đã hoàn thành chương trình Androxx.', en: 'Has completed the Androxx programme.' },
    to: {
      vi: 'Đã hoàn thành chương trình huấn luyện Androxx.',
      en: 'Has completed the Androxx coaching programme.',
    },
  },
];

/** What staff wrote stays theirs: only the words of before are exchanged. */
const exchange = async (db: Knex, type: string, from: Texts, to: Texts): Promise<void> => {
  await db.raw(
    `update specializations set description = ?::jsonb, version = version + 1, updated_at = now()
      where type = ? and description = ?::jsonb`,
    [JSON.stringify(to), type, JSON.stringify(from)],
  );
};

export const up = async (db: Knex): Promise<void> => {
  for (const { type, from, to } of changes) await exchange(db, type, from, to);
};

export const down = async (db: Knex): Promise<void> => {
  for (const { type, from, to } of changes) await exchange(db, type, to, from);
};
