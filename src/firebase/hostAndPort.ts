/** The parts of an emulator's address, as the SDKs' functions take them. */
export function hostAndPort(address: string): [host: string, port: number] {
  const [host = '', port] = address.split(':');
  return [host, Number(port)];
}
