// The modules of the waiting room that a simulated visitor uses, loaded together with the Firestore that counts.
export { hasLink } from '../../src/model';
export { click, close } from '../../src/waiting-room/click';
export { FIRST_STAGE, nextStage, requestOf, viewOf } from '../../src/waiting-room/phase';
export { watchRooms, watchVideo } from '../../src/waiting-room/watch';
export { trackUsage } from './countingFirestore';
