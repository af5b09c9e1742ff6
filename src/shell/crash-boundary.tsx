import { Component, type ReactNode } from 'react'
import { describeFailure } from '#src/lib/errors.ts'

interface CrashBoundaryProps {
  readonly children: ReactNode
  readonly onCrash: (message: string) => void
}

/** Renders nothing after a child has failed. The terminal below is not affected. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(failure: unknown): void {
    this.props.onCrash(describeFailure(failure))
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children
  }
}
