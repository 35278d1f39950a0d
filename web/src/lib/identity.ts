// Who somebody is: requests about devices, links between them and passkeys.

import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { request } from "./api";
import type { DeviceLink, LinkOwner, Me, MyDevices } from "./protocol";

export const identity = {
  devices: () => request<MyDevices>("GET", "/me/devices"),
  renameDevice: (device: string, name: string) =>
    request<MyDevices>("PUT", `/me/devices/${encodeURIComponent(device)}`, { name }),
  signOut: (device: string) => request<MyDevices>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  makeLink: () => request<DeviceLink>("POST", "/me/links"),
  lookAtLink: (token: string) => request<LinkOwner>("POST", "/me/links/look", { token }),
  useLink: (token: string) => request<LinkOwner>("POST", "/me/links/use", { token }),
  removePasskey: (passkey: string) =>
    request<MyDevices>("DELETE", `/me/passkeys/${encodeURIComponent(passkey)}`),
  deleteMe: () => request<Me>("DELETE", "/me"),
};

export async function makePasskey(): Promise<MyDevices> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>("POST", "/me/passkeys/options");
  return request<MyDevices>("POST", "/me/passkeys", await startRegistration({ optionsJSON }));
}

export async function signInWithPasskey(): Promise<LinkOwner> {
  const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>("POST", "/me/sign-in/options");
  return request<LinkOwner>("POST", "/me/sign-in", await startAuthentication({ optionsJSON }));
}

/** The address that makes another device somebody's; what stands after the # is sent to no server. */
export function linkAddress(token: string): string {
  return `${location.origin}/device#${token}`;
}
