// React Aria asks for it where a keyboard covers half of the screen. Safari 15 lacks it, and core-js has none.
AbortSignal.timeout ??= (milliseconds) => {
  const patience = new AbortController();
  setTimeout(() => patience.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
  return patience.signal;
};
