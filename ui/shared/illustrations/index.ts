// The body's pictures are imported from `body.tsx` itself: few screens show them, and nearly every screen comes here.
export { Logo } from './Logo.tsx';
export {
  GatePicture,
  GiftPicture,
  LetterPicture,
  LostPicture,
  MedalPicture,
  OfflinePicture,
  QuietBellPicture,
  RepairPicture,
  ScalePicture,
  SoonPicture,
  StartPicture,
  StumblePicture,
} from './scenes.tsx';
