import { onReturnFromPageCache } from './base/listenTo';

// Without this module, React could stop for ever. Its scheduler continues by sending itself messages through
// a MessageChannel, and WebKit discards such messages when it puts a page into its page cache. The scheduler
// prefers `setImmediate` if that exists when React is loaded, so main.tsx imports this module first. The
// `setImmediate` below sends its messages again when the page comes back.
const tasks: (() => void)[] = [];
const { port1: receiver, port2: sender } = new MessageChannel();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port's messages have none
const post = () => sender.postMessage(null);

// A message may arrive twice. The second arrival finds no task, or runs the next task a little earlier.
receiver.addEventListener('message', () => tasks.shift()?.());
receiver.start();

Object.assign(window, {
  setImmediate: (task: () => void) => {
    tasks.push(task);
    post();
  },
});

onReturnFromPageCache(() => tasks.forEach(post));
