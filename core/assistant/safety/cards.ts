import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Block, Severity } from '../finding/finding.ts';
import { shownHotlines, type Hotline, type HotlineAudience } from './hotlines.ts';
import type { TextClass } from './text-class.ts';

/** What is answered first, or alone, to a text of a class. */

const words: Readonly<Record<TextClass, Bilingual>> = {
  SELF: {
    vi: 'Mình rất lo cho bạn. Cảm ơn bạn đã nói ra. Bạn không phải chịu đựng một mình đâu: hãy gọi cho một người bạn tin tưởng và nhờ họ ở bên bạn lúc này. Nếu bạn đang gặp nguy hiểm, gọi ngay:',
    en: 'I am worried about you, and I am glad you said it. You do not have to go through this alone: call a person you trust and ask them to stay with you now. If you are in danger, call at once:',
  },
  URGENT: {
    vi: 'Dừng tập ngay, ngồi hoặc nằm xuống và nhờ người bên cạnh giúp. Những dấu hiệu này có thể nguy hiểm và cần được khám cấp cứu, đừng tự lái xe. Gọi ngay:',
    en: 'Stop training now, sit or lie down and ask someone near you for help. These signs can be dangerous and need emergency care; do not drive yourself. Call at once:',
  },
  EATING: {
    vi: 'Nghe bạn kể mình thấy thương lắm. Chuyện ăn uống như vậy rất mệt mỏi, và không phải lỗi của bạn. Bạn không một mình: bác sĩ hoặc chuyên gia tâm lý đã giúp nhiều người vượt qua. Ở đây mình sẽ không nói về cân nặng hay chuyện ăn ít đi.',
    en: 'That sounds exhausting, and it is not your fault. You are not alone: doctors and therapists have helped many people through this. Here I will not talk about weight or eating less.',
  },
  MINOR: {
    vi: 'Cơ thể bạn còn đang lớn, nên bây giờ chưa phải lúc siết cân hay nhịn ăn. Ăn đủ, ngủ đủ, vận động mỗi ngày là tốt nhất. Muốn thay đổi gì, bạn hỏi ba mẹ và bác sĩ trước nhé.',
    en: 'Your body is still growing, so this is no time to cut weight or food. Eating enough, sleeping enough and moving every day is best. Before you change anything, ask your parents and a doctor.',
  },
  PREGNANT: {
    vi: 'Khi mang thai, mới sinh hay đang cho con bú thì không nên giảm cân hay kiêng khem. Bạn hỏi bác sĩ sản khoa trước khi đổi cách ăn và cách tập nhé.',
    en: 'While pregnant, after birth and while breastfeeding, do not try to lose weight or cut out foods. Ask your obstetrician before you change how you eat or train.',
  },
  DRUG: {
    vi: 'Mình không tư vấn liều hay cách dùng những chất này. Chúng có thể hại tim, gan và nội tiết, có khi không hồi phục được. Nếu đang dùng, bạn nói thật với bác sĩ để được theo dõi, đừng tự ngừng hay tự tăng.',
    en: 'I give no doses or plans for these substances. They can harm heart, liver and hormones, sometimes for good. If you use them, be open with a doctor who can watch over you; do not stop or increase on your own.',
  },
  MEDS: {
    vi: 'Thuốc thì chỉ bác sĩ kê đơn mới quyết định được: bạn đừng tự bỏ, tự đổi hay tự tăng giảm liều. Gọi cho bác sĩ hoặc dược sĩ trước nhé.',
    en: 'Medicine is for the prescribing doctor to decide: do not stop, change or adjust a dose on your own. Call your doctor or pharmacist first.',
  },
  DEFICIT: {
    vi: 'Ăn ít hay giảm nhanh như vậy làm mất cơ, kiệt sức và dễ tăng lại, có khi nguy hiểm. Mình không hướng dẫn cách đó. Đi chậm mà giữ được thì hơn; muốn giảm nhiều, bạn nên có bác sĩ theo dõi.',
    en: 'Eating so little or losing so fast costs muscle and strength, comes back easily and can be dangerous. I do not guide that. Slow and lasting is better; for a big loss, have a doctor with you.',
  },
  MEDICAL: {
    vi: 'Mình không chẩn đoán hay chữa bệnh được. Bạn đi khám để biết chắc; đang đau hay sưng thì nghỉ tập chỗ đó đã.',
    en: 'I can’t diagnose or treat. See a doctor to be sure; where it hurts or swells, rest that part first.',
  },
  INJECT: {
    vi: 'Mình chỉ trả lời dựa trên số đo của bạn và không đổi được các quy tắc của mình. Bạn cứ hỏi về tuần này của bạn nhé.',
    en: 'I answer from your own measurements and can’t change my rules. Ask me about your week.',
  },
  OTHERS: {
    vi: 'Mình chỉ xem được số đo của chính bạn, không xem và không nói về người khác.',
    en: 'I only see your own measurements; I don’t see or speak about other people.',
  },
  OFF: {
    vi: 'Chuyện này nằm ngoài phần của mình. Về xu, gói và tài khoản, bạn xem mục Trợ giúp; còn ăn, tập, ngủ và số đo thì cứ hỏi mình.',
    en: 'That is outside of what I do. For coins, plans and your account see Help; about food, training, sleep and measurements, ask me.',
  },
  ABUSE: {
    vi: 'Mình không trả lời những lời như vậy. Khi bạn muốn nói về tập luyện, mình luôn ở đây.',
    en: 'I don’t answer that. When you want to talk about training, I am here.',
  },
};

const abroad: Bilingual = {
  vi: 'số cấp cứu nơi bạn đang ở (your local number)',
  en: 'your local number',
};

const audiences: Readonly<Partial<Record<TextClass, readonly HotlineAudience[]>>> = {
  SELF: ['EMERGENCY', 'LISTENING', 'CHILDREN'],
  URGENT: ['EMERGENCY'],
};

const severities: Readonly<Partial<Record<TextClass, Severity>>> = {
  INJECT: 'INFO',
  OTHERS: 'INFO',
  OFF: 'INFO',
  ABUSE: 'INFO',
};

/** Nothing is answered besides: hotlines, or one refusing line. Other classes are answered by RULES under limits. */
export const isAnsweredByCardAlone = (textClass: TextClass): boolean =>
  audiences[textClass] !== undefined || severities[textClass] !== undefined;

type Reader = Readonly<{ language: Language; hotlines: readonly Hotline[]; isAbroad: boolean; now: Date }>;

const linesFor = (
  wanted: readonly HotlineAudience[],
  { language, hotlines, isAbroad, now }: Reader,
): string => {
  if (isAbroad) return abroad[language];
  const shown = shownHotlines(hotlines, now);
  const lines = wanted.flatMap((audience) => shown.filter((one) => one.audience === audience));
  // Staff may empty the setting; a card never ends without a number to call.
  return lines.length === 0
    ? abroad[language]
    : lines.map(({ number, name }) => `${number} (${name[language]})`).join(', ');
};

export const cardOf = (textClass: TextClass, reader: Reader): Omit<Block, 'seq'> => {
  const wanted = audiences[textClass];
  const text = words[textClass][reader.language];
  return {
    kind: 'CARD',
    text: wanted ? `${text} ${linesFor(wanted, reader)}.` : text,
    spans: [],
    facts: [],
    rules: [],
    severity: severities[textClass] ?? 'STOP',
    anchor: null,
  };
};
