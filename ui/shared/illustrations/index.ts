export {
  BodySidePicture,
  bodySides,
  type BodySide,
  MeasurePicture,
  measuredParts,
  type MeasuredPart,
} from './body.tsx';
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
