// What a visitor of the rehearsal does with: the waiting room's own modules, in one graph with what counts for them.
export { hasLink } from '../../src/model';
export { click, close } from '../../src/waiting-room/click';
export { FIRST_STAGE, nextStage, requestOf, viewOf } from '../../src/waiting-room/phase';
export { watchRooms, watchVideo } from '../../src/waiting-room/watch';
export { openBill } from './countedFirestore.mjs';
