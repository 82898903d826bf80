import { Drawing, ink, Lanes, pen } from './Drawing.tsx';

const ground = (y: number) => <path d={`M16 ${y}h168`} {...pen} />;

/** No weeks yet: the track lies open, the flag waits. */
export const StartPicture = () => (
  <Drawing width={200} height={150}>
    <Lanes x={22} y={30} size={104} colours={[ink('mist'), ink('peach'), ink('sand')]} />
    <path d="M128 134V40" {...pen} />
    <path d="M128 42c14-8 24 8 42 0v32c-18 8-28-8-42 0V42Z" fill={ink('papaya')} {...pen} />
    <circle cx="60" cy="120" r="9" fill={ink('turmeric')} {...pen} />
    {ground(134)}
  </Drawing>
);

/** No measurement yet: a scale that nobody stands on, and its tape. */
export const ScalePicture = () => (
  <Drawing width={200} height={150}>
    <rect x="34" y="46" width="104" height="88" rx="22" fill={ink('mist')} {...pen} />
    <path d="M58 82a28 28 0 0 1 56 0Z" fill={ink('paper')} {...pen} />
    <path d="M86 82l11-15" {...pen} stroke={ink('papaya')} strokeWidth="4" />
    <circle cx="152" cy="104" r="30" fill={ink('turmeric')} {...pen} />
    <circle cx="152" cy="104" r="11" fill={ink('paper')} {...pen} />
    <path d="M152 134h36M166 134v-7M176 134v-5" {...pen} />
    {ground(134)}
  </Drawing>
);

/** Nothing to claim, or much. */
export const GiftPicture = () => (
  <Drawing width={200} height={150}>
    <rect x="46" y="70" width="108" height="64" rx="8" fill={ink('papaya')} {...pen} />
    <rect x="38" y="52" width="124" height="24" rx="8" fill={ink('peach')} {...pen} />
    <path d="M92 52h16v82H92z" fill={ink('turmeric')} {...pen} />
    <path
      d="M100 50C84 50 68 42 72 28s26-4 28 22ZM100 50c16 0 32-8 28-22s-26-4-28 22Z"
      fill={ink('mist')}
      {...pen}
    />
    <circle cx="30" cy="36" r="5" fill={ink('turmeric')} />
    <circle cx="172" cy="28" r="7" fill={ink('pine')} />
    {ground(134)}
  </Drawing>
);

/** All is read. */
export const QuietBellPicture = () => (
  <Drawing width={200} height={150}>
    <path
      d="M58 112c12-10 12-26 12-42a30 30 0 0 1 60 0c0 16 0 32 12 42H58Z"
      fill={ink('turmeric')}
      {...pen}
    />
    <path d="M88 116a12 12 0 0 0 24 0" fill={ink('papaya')} {...pen} />
    <path d="M100 40v-8" {...pen} />
    <path d="M146 40h18l-18 20h18M172 22h12l-12 13h12" {...pen} stroke={ink('pine')} />
    {ground(134)}
  </Drawing>
);

/** Something went wrong: a lace came undone. */
export const StumblePicture = () => (
  <Drawing width={200} height={150}>
    <path
      d="M34 110c2-22 4-38 4-52 12 6 26 6 34-2 14 26 34 34 66 38 18 2 26 10 26 24H38c-3 0-4-4-4-8Z"
      fill={ink('papaya')}
      {...pen}
    />
    <path d="M32 118h134v8a8 8 0 0 1-8 8H42a10 10 0 0 1-10-10v-6Z" fill={ink('paper')} {...pen} />
    <path d="M78 74l14-10M90 86l14-11M104 94l12-12" {...pen} stroke={ink('paper')} strokeWidth="4" />
    <path d="M92 64c10-22 30-30 40-18s-10 22-18 8 14-28 40-20" {...pen} stroke={ink('pine')} />
    {ground(134)}
  </Drawing>
);

/** No connection: the lane is cut. */
export const OfflinePicture = () => (
  <Drawing width={200} height={150}>
    <path d="M58 98a26 26 0 0 1 4-52 38 38 0 0 1 72-6 29 29 0 0 1 10 58H58Z" fill={ink('mist')} {...pen} />
    <path d="M86 62l28 22M114 62 86 84" {...pen} stroke={ink('papaya')} strokeWidth="5" />
    <path d="M24 128h52M124 128h52" {...pen} />
    <path d="M86 120l-8 16M122 120l-8 16" {...pen} />
  </Drawing>
);

/** Not found: the path forks, the sign does not know either. */
export const LostPicture = () => (
  <Drawing width={200} height={150}>
    <path d="M100 134V30" {...pen} strokeWidth="5" />
    <path d="M100 36h52l14 14-14 14h-52V36Z" fill={ink('papaya')} {...pen} />
    <path d="M100 72H52L38 85l14 13h48V72Z" fill={ink('turmeric')} {...pen} />
    <path d="M118 50h26M64 85h22" {...pen} />
    <path d="M22 134c6-18 20-18 26 0M150 134c4-14 20-14 26 0" fill={ink('mist')} {...pen} />
    {ground(134)}
  </Drawing>
);

/** Not allowed: a gate across the lane. */
export const GatePicture = () => (
  <Drawing width={200} height={150}>
    <path d="M40 134V58M160 134V58" {...pen} strokeWidth="5" />
    <rect x="28" y="50" width="144" height="26" rx="8" fill={ink('paper')} {...pen} />
    <path d="M50 52l-14 22M84 52 70 74M118 52l-14 22M152 52l-14 22" stroke={ink('papaya')} strokeWidth="9" />
    <rect x="28" y="50" width="144" height="26" rx="8" {...pen} />
    <path d="M90 92v-6a10 10 0 0 1 20 0v6" {...pen} />
    <rect x="82" y="92" width="36" height="28" rx="7" fill={ink('turmeric')} {...pen} />
    <path d="M100 103v6" {...pen} />
    {ground(134)}
  </Drawing>
);

/** Maintenance: the track gets new lines. */
export const RepairPicture = () => (
  <Drawing width={200} height={150}>
    <Lanes x={18} y={44} size={88} colours={[ink('mist'), ink('sand')]} />
    <path d="M120 134l16-62h12l16 62Z" fill={ink('papaya')} {...pen} />
    <path d="M130.5 94h23M126 112h32" {...pen} stroke={ink('paper')} strokeWidth="9" />
    <path d="M120 134l16-62h12l16 62Z" {...pen} />
    <path d="M108 134h68" {...pen} strokeWidth="6" />
    {ground(134)}
  </Drawing>
);

/** Coming soon: blocks set, nobody has started. */
export const SoonPicture = () => (
  <Drawing width={200} height={150}>
    <path d="M30 134 74 96v38H30Z" fill={ink('pine')} {...pen} />
    <path d="M88 134l34-30v30H88Z" fill={ink('papaya')} {...pen} />
    <circle cx="146" cy="58" r="30" fill={ink('turmeric')} {...pen} />
    <path d="M146 40v18l12 9M140 20h12M146 20v8" {...pen} />
    {ground(134)}
  </Drawing>
);

/** A letter is on its way. */
export const LetterPicture = () => (
  <Drawing width={200} height={150}>
    <path d="M14 60h22M8 82h26M20 104h16" {...pen} stroke={ink('pine')} />
    <rect x="48" y="38" width="124" height="84" rx="12" fill={ink('paper')} {...pen} />
    <path d="M52 46l58 42 58-42" fill={ink('peach')} {...pen} />
    <circle cx="166" cy="40" r="16" fill={ink('papaya')} {...pen} />
    <path d="M159 40l5 5 9-10" {...pen} />
  </Drawing>
);

/** Done: a week is in. */
export const MedalPicture = () => (
  <Drawing width={200} height={150}>
    <path d="M66 18h28l16 44H88L66 18ZM134 18h-28L90 62h22l22-44Z" fill={ink('pine')} {...pen} />
    <circle cx="100" cy="94" r="38" fill={ink('turmeric')} {...pen} />
    <circle cx="100" cy="94" r="26" fill={ink('paper')} {...pen} />
    <path d="M87 95l9 9 18-20" {...pen} stroke={ink('papaya')} strokeWidth="5" />
    <path d="M30 70l8 4M26 96h9M170 70l-8 4M174 96h-9" {...pen} />
  </Drawing>
);
