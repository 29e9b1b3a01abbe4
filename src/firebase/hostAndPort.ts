/** Splits 'host:port' into the two arguments of the SDKs' connect functions. */
export function hostAndPort(address: string): [host: string, port: number] {
  const [host = '', port] = address.split(':');
  return [host, Number(port)];
}
