import type { ButtonHTMLAttributes, ComponentChildren } from "preact";

import { Icon, type IconName } from "./Icon";

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "label" | "icon">;

export interface ButtonProps extends NativeProps {
  kind?: "plain" | "primary" | "danger" | "quiet";
  icon?: IconName;
  type?: "button" | "submit";
  children: ComponentChildren;
}

export function Button({
  kind = "plain",
  icon,
  type = "button",
  class: extra,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} class={`button button-${kind} ${extra ?? ""}`} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

export interface IconButtonProps extends NativeProps {
  icon: IconName;
  /** What the button does, for everybody who cannot see the picture; also its tooltip. */
  label: string;
}

export function IconButton({ icon, label, class: extra, ...rest }: IconButtonProps) {
  return (
    <button type="button" class={`icon-button ${extra ?? ""}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
