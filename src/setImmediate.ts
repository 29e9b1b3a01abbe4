import { onReturnFromPageCache } from './base/listenTo';

// When WebKit puts a page into its page cache, it discards the messages of a MessageChannel that are under
// way. React's scheduler sends itself one to continue, so a page that came back would wait for it and never
// render again. The scheduler prefers a `setImmediate` that exists when it is evaluated; hence main.tsx
// imports this module first.
const tasks: (() => void)[] = [];
const { port1: receiver, port2: sender } = new MessageChannel();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port's messages have none
const post = () => sender.postMessage(null);

// If such a message is delivered after all, it finds no task, or runs the next one a little earlier.
receiver.addEventListener('message', () => tasks.shift()?.());
receiver.start();

Object.assign(window, {
  setImmediate: (task: () => void) => {
    tasks.push(task);
    post();
  },
});

onReturnFromPageCache(() => tasks.forEach(post));
